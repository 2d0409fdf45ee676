export { type Served, ServeError, type ServeOptions, serve } from './serve.ts'
