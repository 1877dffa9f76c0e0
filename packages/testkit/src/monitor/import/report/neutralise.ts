/** What a spreadsheet would run as a formula when it stands first in a cell, in their full-width forms too. */
const RUNS = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/

/** A cell that no spreadsheet runs: an apostrophe goes before what it would. Pure numbers stay numbers. */
export const neutralise = (cell: string): string =>
  RUNS.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell
