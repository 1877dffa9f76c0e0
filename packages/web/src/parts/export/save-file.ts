/** Without this mark, spreadsheets read a file in a legacy encoding. */
const UTF8_MARK = '\uFEFF'

/** Saves a CSV file as a download of the browser. */
export const saveCsv = (name: string, text: string): void => save(name, [UTF8_MARK, text], 'text/csv')

/** Saves a JSON file as a download of the browser. */
export const saveJson = (name: string, text: string): void => save(name, [text], 'application/json')

/** Saves a text, such as a key, as a download of the browser. */
export const saveText = (name: string, text: string): void => save(name, [text], 'text/plain')

const save = (name: string, parts: readonly string[], type: string): void => {
  const url = URL.createObjectURL(new Blob([...parts], { type: `${type};charset=utf-8` }))
  download(url, name)
  URL.revokeObjectURL(url)
}

/** Downloads the file of an address. */
export const download = (url: string, name: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
