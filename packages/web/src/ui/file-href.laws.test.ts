import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileHref } from './file-href.ts'

const ORIGIN = 'https://portal.example'
const PAGE = `${ORIGIN}/broker/loads/1`

describe('the address of a file', () => {
  it.each<[string, string | undefined]>([
    ['/monitor/files/7/w9.pdf', '/monitor/files/7/w9.pdf'],
    ['/monitor/files/7?name=a%20b#page=2', '/monitor/files/7?name=a%20b#page=2'],
    ['/a/../b', '/a/../b'],
    ['/a/..//b', '/a/..//b'],
    ['//files.example/w9.pdf', undefined],
    ['/\\files.example/w9.pdf', undefined],
    ['/\t/files.example/w9.pdf', undefined],
    ['/\n/files.example', undefined],
    ['///files.example', undefined],
    ['https://portal.example/w9.pdf', undefined],
    ['javascript:alert(1)', undefined],
    ['w9.pdf', undefined],
    ['', undefined],
    ['//', undefined],
  ])('%j is %j', (address, own) => expect(fileHref(address, PAGE)).toBe(own))

  it('never leads out of the installation, whatever the response says', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        '.',
        '..',
        ':',
        '@',
        '#',
        '?',
        '\t',
        '\n',
        ' ',
        'https:',
        'evil.example',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }).map(pieces => pieces.join('')),
        address => {
          const own = fileHref(address, PAGE) ?? ORIGIN
          expect(new URL(own, PAGE).origin).toBe(ORIGIN)
        },
      ),
    )
  })
})
