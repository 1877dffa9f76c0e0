import { readText } from './text.ts'

/** A letter code of the agency's, in capitals. The sets are open: a letter that nobody listed stays as it came. */
export const readCode = (cell: string): string | null => readText(cell)?.toUpperCase() ?? null
