/** Without this mark, spreadsheets read a file in a legacy encoding. */
const UTF8_MARK = '\uFEFF'

/** Saves a CSV file as a download of the browser. */
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
