/** What lessons say around their own words: fetched with them. */
export const learnEn = {
  title: (game: string): string => `Learn ${game}`,
  intro: 'Short lessons on the real board. The real engine checks every step, so you cannot learn anything wrong.',
  start: 'Start',
  resume: 'Go on',
  again: 'Again',
  done: 'done',
  step: (n: number, of: number): string => `Step ${n} of ${of}`,
  next: 'Next',
  notThis: 'That is allowed, but this lesson wants to show something else. It is marked among the answers and on the map.',
  otherNumbers: 'That is allowed, but this lesson wants other numbers, or another place: do it as it says.',
  readFirst: 'There is something to read first: press Next, then it is your turn.',
  nextLesson: 'Next lesson',
  leave: 'Leave the lesson',
  all: 'All lessons',
  notYet: 'There are no lessons for this game yet.',
  broken: (reason: string): string => `This lesson cannot be set up: ${reason}`,
}
