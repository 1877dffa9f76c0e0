import { aCarrierDetail } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { CheckedCarrier } from './identity-row.ts'
import { websiteRow } from './website-row.ts'

const row = (change: Partial<CheckedCarrier>) =>
  websiteRow({ ...aCarrierDetail({ email: 'office@copperwren.example' }), ...change })

it('a public mail service stands for no website', () => {
  const website = row({ email: 'eagle@gmail.com' })
  expect([website.value, website.notes]).toEqual([
    null,
    ['FMCSA keeps no websites, and anyone can get an address at gmail.com'],
  ])
})

it.each([
  [
    'https://www.wren.example/about',
    {},
    'wren.example',
    'On record',
    'Its FMCSA e-mail is at copperwren.example',
  ],
  ['copperwren.example', {}, 'copperwren.example', 'On record', 'Its FMCSA e-mail is at this domain.'],
  [
    'copper-wren.example',
    {},
    'copper-wren.example',
    'Look-alike',
    'Almost copperwren.example, where its FMCSA e-mail is',
  ],
  ['wren.example', { email: 'wren@gmail.com' }, 'wren.example', 'On record', undefined],
  ['wren.example', { email: null }, 'wren.example', 'On record', undefined],
  ['none', {}, 'copperwren.example', 'From its e-mail', undefined],
] as const)('a website on record, %s, is shown beside the e-mail', (website, change, value, word, note) => {
  const found = row({ ...change, website })
  expect([found.value, found.word.text, found.notes[1]]).toEqual([value, word, note])
})
