export type ListValue = number | string | boolean | null

const SIGNS = /[\t\n]/g
const END = /\t+$/

const written = (value: ListValue): string =>
  value === null || value === false ? '' : value === true ? 't' : String(value).replaceAll(SIGNS, ' ')

/**
 * Lists as one text: each is a line, with tabs between its values. What says nothing is blank, and left out at its end.
 *
 * Choice: no JSON, whose quotes and brackets take a quarter of it. No value of a file has a tab or the end of a line.
 */
export const textOfLists = (lists: readonly (readonly ListValue[])[]): string =>
  lists.map(list => list.map(written).join('\t').replace(END, '')).join('\n')

/** Reads them back, as texts. */
export const listsOfText = (text: string | null): readonly (readonly (string | null)[])[] =>
  text === null || text === ''
    ? []
    : text.split('\n').map(line => line.split('\t').map(value => (value === '' ? null : value)))

/** A number in such a list. */
export const numberIn = (value: string | null | undefined): number | null =>
  value === null || value === undefined ? null : Number(value)
