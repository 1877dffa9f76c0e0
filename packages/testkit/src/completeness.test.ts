import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { portParams } from './arbitraries/index.ts'
import { holdsInTime } from './arbitraries/laws.ts'
import * as contracts from './contracts/index.ts'
import * as fakes from './fakes/index.ts'

/** The text of every module below a folder, tests left out. */
const textsBelow = (path: string): readonly string[] => {
  const folder = fileURLToPath(new URL(path, import.meta.url))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(each => each.endsWith('.ts') && !each.endsWith('.test.ts'))
    .map(each => readFileSync(`${folder}${each}`, 'utf8'))
}
const namesIn = (texts: readonly string[], pattern: RegExp): readonly string[] =>
  texts.flatMap(text => [...text.matchAll(pattern)].map(({ groups }) => groups?.['name'] ?? ''))

/** An interface that can be asked something: one of its lines begins a method. */
const PORT = /^export interface (?<name>\w+)[^{]*\{\n(?:(?!\}$).*\n)*?  \w+\(/gm
const ports = namesIn(textsBelow('../../core/src/ports/'), PORT)

/** An entity is in the file of its id. */
const ENTITY = /^export interface (?<name>\w+)[^{]*\{\n(?:(?!\}$).*\n)*?  readonly id: \w+Id\n/gm
const entities = namesIn(
  textsBelow('../../core/src/').filter(text => /^export type \w+Id = Id</m.test(text)),
  ENTITY,
)
const arbitrariesText = textsBelow('./arbitraries/').join('')
const buildersText = textsBelow('./builders/').join('')

/** Ports whose fake and contract leave out the word that says only that they keep things. */
const CALLED: ReadonlyMap<string, string> = new Map([
  ['FeatureFlagBoard', 'FeatureFlags'],
  ['CarrierSafetyRecords', 'CarrierSafety'],
])
const nameOf = (port: string) => CALLED.get(port) ?? port

/** Asked by people who are not signed in, or of a browser. */
const OPEN_TO_VISITORS = new Set(['fakeSession', 'fakeSignUp', 'fakeCardEntry', 'fakeMaps'])
type Fake = Partial<fakes.FakeCalls<string>> & Record<string, unknown>
const fakeOf = (port: string) =>
  (fakes as unknown as Readonly<Record<string, () => Fake>>)[`fake${nameOf(port)}`]?.() ?? {}
const requestedByUsers = Object.entries(fakes).flatMap(([name, value]) => {
  if (!/^fake[A-Z]/.test(name) || OPEN_TO_VISITORS.has(name)) return []
  const fake = (value as (world: unknown) => Fake)(fakes.fakeWorld({ user: null }))
  return fake.requests === undefined ? [] : [{ name, fake, requests: fake.requests }]
})

describe('the testkit', () => {
  it('the completeness test finds the ports, with one method or many', () => {
    expect(ports).toEqual(
      expect.arrayContaining(['Clock', 'ContactSearch', 'PageViews', 'RateConfirmations']),
    )
    expect(ports).not.toContain('RateConfirmationsAsk')
  })

  it('the completeness test finds the entities', () => {
    expect(entities).toEqual(expect.arrayContaining(['Load', 'InsurancePolicy', 'UserInvitation', 'Team']))
  })

  it.each(['arbitraries', 'builders', 'fakes', 'contracts'])('every export of %s has a docstring', folder => {
    const texts = textsBelow(`./${folder}/`)
    expect(namesIn(texts, /^export (?:const|interface|type) (?<name>\w+)/gm).length).toBeGreaterThan(20)
    expect(namesIn(texts, /(?<!\*\/\n)^export (?:const|interface|type) (?<name>\w+)/gm)).toEqual([])
  })

  it.each(entities)('the testkit has an arbitrary and a builder of %s', entity => {
    expect(arbitrariesText).toMatch(new RegExp(`: fc\\.Arbitrary<${entity}>`))
    expect(buildersText).toMatch(new RegExp(`<${entity}>|: ${entity} =>`))
  })

  it.each(ports)('the testkit has a fake of %s', port => {
    expect(fakes).toHaveProperty(`fake${nameOf(port)}`, expect.any(Function))
  })

  it.each(ports)('the testkit has a contract of %s', port => {
    const name = nameOf(port)
    expect(contracts).toHaveProperty(`${name.charAt(0).toLowerCase()}${name.slice(1)}Contract`)
  })

  it.each(ports.filter(port => fakeOf(port).requests !== undefined && port !== 'CardEntry'))(
    'the testkit has an arbitrary of the params of %s, and its fake responds to each without throwing',
    async port => {
      const params: Readonly<Record<string, fc.Arbitrary<unknown>>> =
        portParams[port as keyof typeof portParams]
      const calls = Object.entries(params).map(([call, params]) =>
        params.map(value => ({ call, params: value })),
      )
      await holdsInTime([fc.array(fc.oneof(...calls), { minLength: 1, maxLength: 5 })], async played => {
        const fake = fakeOf(port)
        for (const { call, params } of played) {
          const answer: unknown = await (fake[call] as (params: unknown) => unknown)(params)
          expect(answer).toMatchObject({ ok: expect.any(Boolean) })
        }
        expect(fake.requests?.map(each => each.call)).toEqual(played.map(({ call }) => call))
      })
    },
  )

  it.each(requestedByUsers)('$name refuses a visitor for every call', async ({ fake, requests }) => {
    const params = { file: new Blob(['DOT\n']) }
    const answers: unknown[] = []
    for (const [name, method] of Object.entries(fake)) {
      if (typeof method !== 'function' || name.endsWith('Next')) continue
      const calls = requests.length
      const answer: unknown = await method(params)
      if (requests.length > calls) answers.push(answer)
    }
    expect(answers).toHaveLength(requests.length)
    expect(new Set(answers.map(answer => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ ok: false, refusal: fakes.refusal.unauthenticated })]),
    )
  })
})
