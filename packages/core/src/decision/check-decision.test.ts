import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { canonicalJson, type Json } from '../shared/canonical-json.ts'
import { checkDecision } from './check-decision.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const sha256 = async (text: string) => hash(text)
const of = (value: Json) => hash(canonicalJson(value))

const general = { message: 'As agreed', facts: [{ key: 'phone', value: '+13125550100' }] }
const safety = { facts: [{ key: 'safety_rating', value: 'S' }] }
const digests = { general: of(general), safety: of(safety) }
const document = { digest: of(digests), digests, general, safety }

describe('the check of a decision record', () => {
  it('finds a whole record unchanged, in whatever order its members come', async () => {
    expect(await checkDecision(document, sha256)).toBe('unchanged')
    const turned = { facts: general.facts, message: general.message }
    expect(await checkDecision({ ...document, general: turned }, sha256)).toBe('unchanged')
  })

  it('without safety data, finds unchanged what is shown', async () => {
    expect(await checkDecision({ ...document, safety: null }, sha256)).toBe('unchanged-as-shown')
  })

  it.each([
    ['the general part', { general: { ...general, message: 'As Agreed' } }],
    ['the part of safety data', { safety: {} }],
    ['the digest', { digest: '0'.repeat(64) }],
    ['the digest of a part', { digests: { ...digests, safety: '0'.repeat(64) } }],
    [
      'the digest of a part that is not shown',
      { safety: null, digests: { ...digests, safety: '0'.repeat(64) } },
    ],
  ])('finds a change of %s', async (_, change) => {
    expect(await checkDecision({ ...document, ...change }, sha256)).toBe('changed')
  })
})
