import { analysisEn } from './analysis-en.ts'

/** What is said of a finished game that is looked back on, in the language in use. */
export const analysisSaid: typeof analysisEn = analysisEn
