/** What the worker of a table online says itself. */
export const onlineWorkerEn = {
  away: 'The server cannot be heard. It is being tried again; what you do meanwhile is sent then.',
  notReached: 'The server cannot be reached, or has no such table. Check the connection and load the page again.',
  otherRules: 'The server plays by other rules than this page knows. Load the page again to have those of the server.',
}
