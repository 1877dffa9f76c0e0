/** The attributes of an element, by their names without prefix. */
export type XmlAttributes = (name: string) => string | undefined

/** What is done with the elements of a text, by their names without prefix, in their order. */
export interface XmlHandlers {
  readonly open: (name: string, attributes: XmlAttributes) => void
  readonly text?: (text: string) => void
  /** True: the rest is not read. */
  readonly close?: (name: string) => boolean | void
}

const local = (name: string): string => (name.includes(':') ? name.slice(name.indexOf(':') + 1) : name)

/** Reads XML from pieces of its text. Throws: XML that is not well-formed. */
export const readXml = async (
  texts: AsyncIterable<string>,
  { open, text, close }: XmlHandlers,
): Promise<void> => {
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser({ position: false })
  let isEnough = false
  parser.on('opentag', ({ name, attributes }) => {
    open(
      local(name),
      wanted =>
        attributes[wanted] ?? Object.entries(attributes).find(([each]) => local(each) === wanted)?.[1],
    )
  })
  parser.on('text', piece => text?.(piece))
  parser.on('cdata', piece => text?.(piece))
  parser.on('closetag', ({ name }) => {
    if (close?.(local(name)) === true) isEnough = true
  })
  for await (const piece of texts) {
    parser.write(piece)
    if (isEnough) return
  }
  parser.close()
}
