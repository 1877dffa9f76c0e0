import { expect, it } from 'vitest'
import { withoutExtension } from './without-extension.ts'

it.each([
  ...[
    '',
    ' x12',
    'X 12',
    ' ext 12',
    ' ext. 12',
    ' Ext: 12',
    ' extension 12',
    ' extensión 12',
    ' #12',
    ' poste 12',
  ],
  ...[';ext=12', ', 12', ',12', ' (ext. 12)', ' ex 12', ' ext no. 12', '  '],
])('behind a number %j is no part of it', extension => {
  for (const number of ['(214) 555-0142', '+52 1 55 1234 5678'])
    expect(withoutExtension(`${number}${extension}`)).toBe(number)
})

it.each(['2145550142, 1234567', '214-555-0142', 'call the office', ''])('%j has no extension', text => {
  expect(withoutExtension(text)).toBe(text)
})
