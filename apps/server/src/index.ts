export { whereOthersJoin } from './joining.ts'
export { type Served, ServeError, type ServeOptions, serve } from './serve.ts'
export { readSettings, SettingsError } from './settings.ts'
