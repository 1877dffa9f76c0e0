import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readStrings, stringsIn } from './lib/strings.mjs'

interface ReadString {
  readonly file: string
  readonly line: number
  readonly text: string
}

const SOURCE = `
import { plural } from './words to import.ts'
const TITLES = { mine: 'My Carriers', 'not a title': kind === 'Not this' }
const save = (count: 'a type') => sql\`select a from b\` ?? \`\${format(count)} saved by \${user.name}.\`
export const Hello = () => (
  <p className="two classes" aria-label="greeting">
    Hello
    {name}, <Link to="/to nowhere">go back</Link>
  </p>
)
throw new Error('for developers only')
`

it('the list of strings has what people read, and no code', () => {
  expect(stringsIn('x.tsx', SOURCE).map(({ line, text }: ReadString) => `${line}: ${text}`)).toEqual([
    '3: My Carriers',
    '4: {format} saved by {name}.',
    '6: Hello {name}, <Link>',
    '6: greeting',
    '8: go back',
  ])
})

const strings: readonly ReadString[] = readStrings(fileURLToPath(new URL('../', import.meta.url)))

it('the list of strings reaches the portal, the core and the monitor', () => {
  for (const start of ['packages/web/src', 'packages/core/src', 'packages/monitor/src'])
    expect(strings.filter(({ file }) => file.startsWith(start)).length).toBeGreaterThan(300)
})

/** Quoted by the specification: never to be changed. */
const QUOTED = new Set(['Please select a type of email or phone number.'])

/** Names of values are in braces, and are no words of a sentence. */
const sentences = strings
  .filter(({ text }) => !QUOTED.has(text) && !/^[a-z]+$/.test(text))
  .map(({ file, line, text }) => `${file}:${line}: ${text.replaceAll(/\{[^}]*\}/g, '{}')}`)

it.each([
  [/: .*\b(some|any|every|no)body\b/i, 'someone, anyone, everyone, no one'],
  [/: .*\bwho(so)?ever\b/i, 'the person who, or anyone who'],
  [/: .*cancell(ed|ing)\b/i, 'canceled, canceling'],
  [/: .*\bemails?\b/i, 'e-mail'],
  [
    /: .*(colour|favour|neighbour|licence|recognis|organis|travell|programme\b|centre\b)/i,
    'American spelling',
  ],
  [/: .*\w!(\s|$)/, 'a full stop'],
])('no string that people read matches %s: write %s', word => {
  expect(sentences.filter(each => word.test(each))).toEqual([])
})
