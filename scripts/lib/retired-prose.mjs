import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** Words that comments, titles of tests and pages of the documentation do not use, each with what to write instead. */
export const RETIRED_PROSE = [
  { terms: ['told'], use: 'say what is sent, shown or passed' },
  { terms: ['whoever'], use: 'anyone who, or name the role' },
  { terms: ['somebody', 'nobody', 'everybody'], use: 'someone, no one or everyone' },
  { terms: ['trouble', 'troubles'], use: 'error or problem' },
  { terms: ['heard', 'hears of', 'hear of'], use: 'received or notified' },
  { terms: ['comes upon', 'come upon'], use: 'find or open' },
  {
    terms: ['left aside', 'leave aside', 'leaves aside', 'put aside', 'set aside'],
    use: 'left out or skipped',
  },
  { terms: ['needs me', 'at hand'], use: 'a noun of what it is' },
  {
    terms: ['stands beside', 'stand beside', 'stands below', 'stands above', 'stands first'],
    use: 'is shown or comes',
  },
  { terms: ['stands to', 'stand to'], use: 'relates to' },
  { terms: ['asks for can_'], use: 'requires' },
  { terms: ['half-way'], use: 'partway' },
]

const PATTERNS = RETIRED_PROSE.flatMap(({ terms, use }) =>
  terms.map(term => ({ term, use, pattern: new RegExp(`(?<![\\w@./-])${term}(?![\\w@/]|\\.\\w)`, 'i') })),
)

/** Text in quotation marks or backticks is quoted: an example, an address, a name. Blanks keep the places of lines. */
const withoutQuotes = text =>
  text.replaceAll(/`[^`\n]*`|"[^"\n]*"|“[^”]*”/g, quoted => quoted.replaceAll(/[^\n]/g, ' '))

const TEST_FUNCTIONS = new Set(['it', 'test', 'describe'])

const rootOf = callee => {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return rootOf(callee.object)
  if (callee.type === 'CallExpression') return rootOf(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return rootOf(callee.tag)
  return undefined
}

/** The titles of tests in a module, with their places. */
const titlesOf = program => {
  const titles = []
  const visit = node => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return undefined
    if (node.type === 'CallExpression' && TEST_FUNCTIONS.has(rootOf(node.callee))) {
      const [title] = node.arguments
      if (title?.type === 'Literal' && typeof title.value === 'string')
        titles.push({ text: title.value, start: title.start })
    }
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child)
    return undefined
  }
  visit(program.body)
  return titles
}

const commentsOfCss = source =>
  [...source.matchAll(/\/\*.*?\*\//gs)].map(({ 0: text, index }) => ({ text, start: index }))

/** Code blocks of a page, and the marks around its generated parts, are no prose. */
const proseOfPage = source => [
  { text: source.replaceAll(/^```.*?^```/gms, block => block.replaceAll(/[^\n]/g, ' ')), start: 0 },
]

const proseOf = (file, source) => {
  if (file.endsWith('.md')) return proseOfPage(source)
  if (file.endsWith('.css')) return commentsOfCss(source)
  const { program, comments } = parseSync(file, source)
  const isTest = /\.(test|spec)\.tsx?$|-contracts\.ts$/.test(file)
  return [
    ...comments.map(({ value, start }) => ({ text: value, start })),
    ...(isTest ? titlesOf(program) : []),
  ]
}

/** The retired words in the prose of a file, each with its line. */
export const retiredProseIn = (file, source) =>
  proseOf(file, source).flatMap(({ text, start }) => {
    const prose = withoutQuotes(text)
    return PATTERNS.flatMap(({ term, use, pattern }) => {
      const at = prose.search(pattern)
      if (at < 0) return []
      const line = source.slice(0, start).split('\n').length + prose.slice(0, at).split('\n').length - 1
      return [{ file: `${file}:${line}`, term, use }]
    })
  })

/** The lists of retired words themselves. */
const EXEMPT = /^scripts\/lib\/retired-|^scripts\/retired-/

/** The retired words in the prose of every file of the repository. */
export const retiredProse = root =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(file => file !== '' && !EXEMPT.test(file) && existsSync(join(root, file)))
    .flatMap(file => retiredProseIn(file, readFileSync(join(root, file), 'utf8')))
