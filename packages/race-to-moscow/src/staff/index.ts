export { fill } from './cargo.ts'
export { suggest } from './suggest.ts'
