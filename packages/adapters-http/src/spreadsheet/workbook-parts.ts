import { type XmlAttributes, readXml } from './read-xml.ts'

/** Gives the text of a part of a workbook by its path, in pieces. Undefined: there is no such part. */
export type WorkbookPart = (path: string) => AsyncIterable<string> | undefined

/** What a workbook says of its sheets. */
export interface WorkbookParts {
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean; readonly path: string }[]
  /** Days are counted from 1904, as on old computers of Apple. */
  readonly isFrom1904: boolean
  /** Undefined: the workbook has none. */
  readonly stringsPath: string | undefined
  readonly stylesPath: string | undefined
}

interface Relation {
  readonly id: string
  /** The last word of its address: "worksheet". */
  readonly type: string
  readonly path: string
}

/** A target as a path from the root of the file: from there already with a slash, else from a folder ("xl/"). */
const pathOf = (folder: string, target: string): string =>
  decodeURI(new URL(target, `file:///${folder}`).pathname).slice(1)

const relationsIn = async (
  part: WorkbookPart,
  path: string,
  folder: string,
): Promise<readonly Relation[]> => {
  const relations: Relation[] = []
  const text = part(path)
  if (text === undefined) return relations
  await readXml(text, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return
      const type = (attributes('Type') ?? '').replace(/^.*\//, '')
      relations.push({ id: attributes('Id') ?? '', type, path: pathOf(folder, attributes('Target') ?? '') })
    },
  })
  return relations
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

/** The parts of a workbook, by what it says itself. Refuses: undefined for an archive without a workbook. */
export const workbookParts = async (part: WorkbookPart): Promise<WorkbookParts | undefined> => {
  const root = (await relationsIn(part, '_rels/.rels', '')).find(({ type }) => type === 'officeDocument')
  const workbook = root && part(root.path)
  if (root === undefined || workbook === undefined) return undefined
  const folder = root.path.slice(0, root.path.lastIndexOf('/') + 1)
  const relations = await relationsIn(part, `${folder}_rels/${root.path.slice(folder.length)}.rels`, folder)
  const sheets: { readonly name: string; readonly isHidden: boolean; readonly path: string }[] = []
  let isFrom1904 = false
  const sheetOf = (attributes: XmlAttributes) => {
    const relation = relations.find(({ id, type }) => id === attributes('id') && type === 'worksheet')
    const state = attributes('state') ?? 'visible'
    // A sheet of charts or macros has no cells.
    if (relation !== undefined)
      sheets.push({ name: attributes('name') ?? '', isHidden: state !== 'visible', path: relation.path })
  }
  await readXml(workbook, {
    open: (name, attributes) => {
      if (name === 'sheet') sheetOf(attributes)
      if (name === 'workbookPr') isFrom1904 = isTrue(attributes('date1904'))
    },
  })
  const pathOfType = (wanted: string) => relations.find(({ type }) => type === wanted)?.path
  return { sheets, isFrom1904, stringsPath: pathOfType('sharedStrings'), stylesPath: pathOfType('styles') }
}
