const SIMPLE = /[\w ,.:/-]/

/** A text as a CSS string. Whatever is no letter, digit or plain punctuation is escaped, so that no name ends the string. */
export const cssString = (text: string): string =>
  `"${[...text].map(each => (SIMPLE.test(each) ? each : `\\${(each.codePointAt(0) ?? 0).toString(16)} `)).join('')}"`

/** Shows a text at the foot of each printed page, beside the page's number. Returns what removes it. */
export const showOnEachPage = (text: string): (() => void) => {
  if (typeof CSSStyleSheet.prototype.replaceSync !== 'function') return () => undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page { @bottom-left { content: ${cssString(text)}; font: 9pt system-ui, sans-serif } }`)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
  }
}
