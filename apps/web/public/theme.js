// Before the first paint, so that a chosen theme does not flash. A file of its own: a strict content policy allows no inline script.
try {
  const { theme } = JSON.parse(localStorage.getItem('railhead.settings') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Nothing is stored, or nothing may be read: the system's theme it is.
}
