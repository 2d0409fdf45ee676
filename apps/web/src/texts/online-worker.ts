import { onlineWorkerEn } from './online-worker-en.ts'

/** What the worker of a table online says itself, in the language in use. */
export const onlineSaid: typeof onlineWorkerEn = onlineWorkerEn
