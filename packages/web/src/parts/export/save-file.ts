/** Spreadsheets take a file without it for their own old letters. */
const UTF8_MARK = '\uFEFF'

/** Hands a file of comma-separated values to the browser, which puts it where the broker keeps downloads. */
export const saveCsv = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([UTF8_MARK, text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  URL.revokeObjectURL(url)
}
