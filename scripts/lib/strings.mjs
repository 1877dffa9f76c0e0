import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** Where strings that people read are written. */
const FOLDERS = ['packages/core/src', 'packages/web/src', 'packages/monitor/src']

/** Tests, and modules whose strings are for the database, for operators' logs or for the description of the API. */
const SKIPPED =
  /\.test\.tsx?$|\/(testing|baseline|migrations|tables|conformance|openapi|program|worlds)\/|\/first-company\/|\/database\/(schema|placeholders|street-terms)/

/** Attributes and fields of which each string is shown, whatever it looks like. */
const SHOWN =
  /^(label|title|placeholder|alt|text|message|hint|note|heading|description|meaning|aria-label|.*(Label|Text|Title|Message|Hint))$/

/** Attributes, fields, calls and declarations of which no string is shown. */
const NOT_SHOWN =
  /^(className|class|type|role|id|htmlFor|key|data-.*|href|to|rel|target|d|viewBox|points|transform|style|method|path|route|query|autoComplete|inputMode|variant|tone|size|kind|headers|selector|media|event|code|pattern|sql)$/
const SILENT_CALLS =
  /^(Error|TypeError|RangeError|RegExp|URL|Date|Set\w*Headers?|sql|raw|token|querySelector\w*|matchMedia|(add|remove)EventListener|(get|set|has|remove)Attribute|getItem|setItem|removeItem|startsWith|endsWith|split|join|DateTimeFormat|NumberFormat|Headers|fail|invariant|assert\w*)$/

/** Code that looks like words: keys, headers, names, SQL, styles and selectors. */
const CODE = [
  /^(Arrow\w+|Enter|Escape|Tab|Home|End|Page(Up|Down)|[A-Z][a-z]+(-[A-Z]\w+)+)$/,
  /^[a-z]+([A-Z]\w*|[-_]\w+)+$|^[A-Z]+(_[A-Z]+)+$/,
  /^\s*(select|insert|update|delete|with|create|alter|drop|lock|set|from|where|case|order by|is not$|is (not )?distinct|not (in|like)$)\b[^A-Z.]*$/,
  /\w\.[\w{}]+ as \w|\w_\w+ as \w|^\w+ as \w+$|^[\w{}]+ (asc|desc)$|^(GET|POST|PATCH|DELETE) /,
  /^[\d\s.,%()a-z-]*(px|rem|\dfr|deg|\dms|var\()|\[role=|default-src|^(top|bottom|next) (start|end)$/,
]

/** Whether a literal reads as words for people: starts with a capital, or has two words, and is no code. */
const isForPeople = text =>
  (/^[A-Z][a-z’']+\W?$/.test(text) ||
    /[A-Za-z{}…,.:;)'’-]\s+[A-Za-z({$]/.test(text) ||
    /^[A-Z].*[a-z]{2}[.…]$/.test(text)) &&
  /[A-Za-z]{2}/.test(text.replaceAll(/\{[^}]*\}/g, '')) &&
  !CODE.some(pattern => pattern.test(text))

const oneLine = text => text.replaceAll(/\s+/g, ' ')

/** The name of an expression in a sentence: `{count}` for `page.count` and for `count(page)`. */
const nameOf = node => {
  if (node?.type === 'CallExpression') return nameOf(node.callee)
  if (node?.type === 'MemberExpression') return nameOf(node.property)
  return node?.name ?? (node?.type === 'Literal' ? String(node.value) : '…')
}

const fromTemplate = ({ quasis, expressions }) =>
  quasis
    .map(({ value }, index) => value.cooked + (expressions[index] ? `{${nameOf(expressions[index])}}` : ''))
    .join('')

/** What is between two tags, as one sentence: text as it is, each other child by its name in braces. */
const fromChildren = children =>
  children
    .map(child => {
      if (child.type === 'JSXText') return child.value.replaceAll(/\s*\n\s*/g, ' ')
      if (child.type !== 'JSXExpressionContainer') return `<${child.openingElement?.name.name ?? ''}>`
      return child.expression.type === 'JSXEmptyExpression' ? '' : `{${nameOf(child.expression)}}`
    })
    .join('')
    .replaceAll('{ }', ' ')
    .trim()

const fieldOf = node =>
  ({
    JSXAttribute: () => node.name.name,
    Property: () => (node.computed ? undefined : (node.key.name ?? node.key.value)),
    PropertyDefinition: () => node.key.name,
    VariableDeclarator: () => node.id.name,
    CallExpression: () => nameOf(node.callee),
    NewExpression: () => nameOf(node.callee),
    TaggedTemplateExpression: () => nameOf(node.tag),
  })[node.type]?.()

/** Whether the strings in a node are shown to no one: types, imports, comparisons, names of fields, and the like. */
const isSilent = (node, field) =>
  /^(TS(?!As|Satisfies|NonNull).*|Import.*|Export(All|Specifier).*)$/.test(node.type) ||
  /Call|New|Tagged/.test(node.type)
    ? SILENT_CALLS.test(field ?? '') || !/Call|New|Tagged/.test(node.type)
    : field !== undefined && node.type !== 'VariableDeclarator' && NOT_SHOWN.test(field)

/** The children of a node in which a string may be shown. */
const shownParts = node =>
  Object.entries(node).filter(
    ([key]) =>
      !(key === 'key' && /Property/.test(node.type)) &&
      !(key === 'test' && node.type === 'SwitchCase') &&
      !(node.type === 'BinaryExpression' && node.operator !== '+') &&
      !(key === 'source' && node.source?.type === 'Literal'),
  )

/** Each string of a module that a person can read, with its line. */
export function stringsIn(file, source) {
  const found = []
  const add = (node, text, always) => {
    const line = oneLine(text).trim()
    if (/[A-Za-z]/.test(line.replaceAll(/\{[^}]*\}/g, '')) && (always || isForPeople(line)))
      found.push({ file, line: source.slice(0, node.start).split('\n').length, text: line })
  }
  const visit = (node, shown) => {
    if (Array.isArray(node)) return node.forEach(each => visit(each, shown))
    if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return undefined
    const field = fieldOf(node)
    if (isSilent(node, field)) return undefined
    const shows = field === undefined ? shown : SHOWN.test(field)
    if (node.type === 'Literal' && typeof node.value === 'string') return add(node, node.value, shows)
    if (node.type === 'TemplateLiteral') add(node, fromTemplate(node), shows)
    if (
      /^JSX(Element|Fragment)$/.test(node.type) &&
      node.children.some(({ type, value }) => type === 'JSXText' && value.trim())
    )
      add(
        node.children.find(({ type, value }) => type === 'JSXText' && value.trim()),
        fromChildren(node.children),
        true,
      )
    for (const [, child] of shownParts(node)) visit(child, shows)
    return undefined
  }
  visit(parseSync(file, source).program.body, false)
  return found
}

/** Every string that a person can read in the portal, the core and the monitor, below a root. */
export const readStrings = root =>
  FOLDERS.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true }).map(name => `${folder}/${String(name)}`),
  )
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => /\.tsx?$/.test(file) && !SKIPPED.test(file))
    .toSorted((a, b) => a.localeCompare(b))
    .flatMap(file => stringsIn(file, readFileSync(join(root, file), 'utf8')))
