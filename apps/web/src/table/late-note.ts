/** The note beside what is pointed at comes with the first thing that is pointed at. */
export const loadNote = async () => (await import('./note-card.tsx')).NoteCard
