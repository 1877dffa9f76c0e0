/** Prints a line of a table: what was measured, then its figures. */
export const row = (...cells) =>
  console.log(
    `  ${cells[0].padEnd(34)}${cells
      .slice(1)
      .map(cell => cell.padStart(14))
      .join('')}`,
  )

export const ms = value => `${value.toFixed(2)} ms`
export const mb = bytes => `${(bytes / 1e6).toFixed(1)} MB`
export const times = ratio => `${ratio.toFixed(2)} x`
