import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { troubleOf } from '../testing/trouble-of.ts'
import { wireCarrier } from '../testing/wire-samples.ts'
import { areas } from './area.ts'
import { carrierDetail, carrierSummary } from './carrier.ts'
import { codeSent } from './code-sent.ts'
import { featureFlags } from './feature-flags.ts'
import { load, loads } from './load.ts'
import { loadLog, loadLogs } from './load-log.ts'
import { note } from './note.ts'
import { type Reader, Unreadable } from './reader.ts'
import { ruleOverride, ruleOverrides } from './rule-override.ts'
import { ruleSet, ruleTypes } from './rule-set.ts'
import { signedIn } from './signed-in.ts'
import { subscription } from './subscription.ts'
import { team, teamUser } from './team.ts'
import { ticket, tickets } from './ticket.ts'
import { pickupDistance, recentVehicleAreas, tracePoint } from './vehicle-trace.ts'

const READERS = {
  load,
  loads,
  loadLog,
  loadLogs,
  tracePoint,
  recentVehicleAreas,
  pickupDistance,
  ticket,
  tickets,
  note,
  team,
  teamUser,
  carrierSummary,
  carrierDetail,
  signedIn,
  codeSent,
  featureFlags,
  ruleOverride,
  ruleOverrides,
  ruleSet,
  ruleTypes,
  subscription,
  areas,
}

describe('every reader', () => {
  it.each(Object.entries<Reader<unknown>>(READERS))(
    '%s reads any JSON or says that it is unreadable',
    (_, reader) => {
      holds([fc.jsonValue()], value => {
        const trouble = troubleOf(reader, value)
        expect(trouble === null || trouble instanceof Unreadable).toBe(true)
      })
    },
  )

  it('never tells what a field holds', () => {
    const fields = fc.constantFrom(...Object.keys(wireCarrier()))
    holds([fields, fc.string({ minLength: 12, maxLength: 20 })], (field, secret) => {
      const trouble = troubleOf(carrierSummary, wireCarrier({ [field]: [{ [secret]: secret }, secret] }))
      expect(trouble).toBeInstanceOf(Unreadable)
      expect(String(trouble)).not.toContain(secret)
    })
  })
})
