import { holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DigestLine, digestParts } from './digest.ts'
import { DIGEST_KIND_NAMES } from './digest-preferences.ts'

const MADE_AT = '2026-11-23T12:00:00.000Z'
const line = (kind: DigestLine['kind'], text: string): DigestLine => ({
  kind,
  carrierId: id(7),
  name: 'HAULER 7',
  text,
})

it('a digest is shown by kind, without kinds that have no line', () => {
  const lines = [line('alert', 'Identity alert'), line('verdict', 'Pass to Fail')]
  expect(digestParts({ madeAt: MADE_AT, lines }).map(({ heading }) => heading)).toEqual([
    'Verdicts',
    'Identity alerts',
  ])
  expect(digestParts({ madeAt: MADE_AT, lines: [] })).toEqual([])
  const [part] = digestParts({ madeAt: MADE_AT, lines: [line('contact', 'x'), line('contact', 'x')] })
  expect(part?.lines).toHaveLength(1)
})

it('each line of a digest is in exactly one of its parts', () => {
  const kinds = fc.array(fc.constantFrom(...DIGEST_KIND_NAMES))
  holds([kinds], each => {
    const all = each.map((kind, at) => line(kind, `${at}`))
    const shown = digestParts({ madeAt: MADE_AT, lines: all }).flatMap(part => part.lines)
    expect(new Set(shown)).toEqual(new Set(all))
    expect(shown).toHaveLength(all.length)
  })
})
