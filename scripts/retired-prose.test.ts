import { expect, it } from 'vitest'
import { retiredProseIn } from './lib/retired-prose.mjs'

const termsIn = (file: string, source: string) =>
  retiredProseIn(file, source).map((found: { file: string; term: string }) => `${found.file} ${found.term}`)

it('a retired word in a comment is found with its line', () => {
  expect(termsIn('x.ts', 'const a = 1\n/**\n * Whoever reads it.\n */\nconst b = 2 // nobody')).toEqual([
    'x.ts:3 whoever',
    'x.ts:5 nobody',
  ])
})

it('a retired word in the title of a test is found, also of a table of tests', () => {
  const source = "it('is told once', () => {})\ndescribe.each([['told']])('everybody sees %s', () => {})"
  expect(termsIn('x.test.ts', source)).toEqual(['x.test.ts:1 told', 'x.test.ts:2 everybody'])
})

it('a retired word in a page is found, but not in its code blocks', () => {
  expect(termsIn('x.md', '# Page\n\n```\nnobody\n```\n\nIt is left aside.')).toEqual(['x.md:7 left aside'])
})

it('a retired word in a style sheet is found in its comments', () => {
  expect(termsIn('x.css', '.nobody { }\n/* It stands beside the list. */')).toEqual(['x.css:2 stands beside'])
})

it.each([
  ['a quoted word', 'x.ts', '/** "Nobody called", as the form says. */'],
  ['a name in backticks', 'x.md', 'The variable `$asked_nobody` and `told`.'],
  ['an e-mail address', 'x.ts', '// nobody@x.example has no account.'],
  ['a text of the program', 'x.ts', "const name = 'Nobody'"],
  ['a part of a word', 'x.ts', '// A stand-in.'],
])('%s is not a retired word', (_, file, source) => {
  expect(termsIn(file, source)).toEqual([])
})
