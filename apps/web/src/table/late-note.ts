/** The note beside what is pointed at comes with the first thing that is pointed at, and with it what finds its place on the map. */
export const loadNote = async () => {
  const [{ NoteCard }] = await Promise.all([import('./note-card.tsx'), import('../board/card-slot.tsx')])
  return NoteCard
}
