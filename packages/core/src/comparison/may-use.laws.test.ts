import { aLoad, arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CarrierDetail } from '../carrier/carrier.ts'
import { carrierExportColumns } from '../carrier/carrier-export.ts'
import { DISPATCH_STOPS, dispatchStop } from '../carrier/dispatch-stop.ts'
import { mayUse, mayUseLine } from '../carrier/may-use.ts'
import { listedCarrierOf } from '../connection/found-carriers.ts'
import { listedUseText } from '../connection/listed-carrier.ts'
import { loadProtection } from '../load/load-protection.ts'
import { pickupCheck } from '../load/pickup/pickup-check.ts'
import { changesSinceSent } from '../rate-confirmation/verdict-when-sent.ts'
import { compared } from './compared-carrier.ts'
import { comparisonSections } from './comparison-sections.ts'

const { carrierDetails, calendarDates } = arbitrary

/** What says that a carrier may be used, as a screen or a file says it. */
const USABLE = /^(?:Pass|Override)\b|Load it|Everything agrees/

const stopped: fc.Arbitrary<CarrierDetail> = fc
  .tuple(carrierDetails, carrierDetails, fc.boolean())
  .map(([carrier, { connection }, isBlocked]): CarrierDetail => {
    const known = connection ?? { id: id<'connection'>(1), isDismissed: false }
    return {
      ...carrier,
      connection: {
        ...known,
        status: isBlocked ? 'do_not_dispatch' : 'onboarded',
        latestPacket: { status: isBlocked ? 'complete' : 'held' },
      },
    }
  })

const column = (carrier: CarrierDetail) => ({
  id: carrier.id,
  detail: compared(carrier),
  policies: compared([]),
  insights: compared([]),
  areas: compared([]),
  sighting: null,
})

describe('laws of a carrier that is blocked or on hold', () => {
  it('no result names it as usable, whatever its verdict and the day', () => {
    holds([stopped, calendarDates], (carrier, today) => {
      const answer = mayUse(carrier, today)
      expect(answer).toMatchObject({ isUsable: false, stop: { kind: expect.any(String) } })
      const load = aLoad({ status: 'covered', carrierId: carrier.id, carrier })
      const [first] = loadProtection(load, today)
      expect(first?.state).not.toBe('done')
      const check = pickupCheck({ load, findings: [], today })
      expect(check.state).toBe('differs')
      const exported = carrierExportColumns(today)[0]?.cell(carrier)
      const listed = listedUseText(listedCarrierOf(carrier, today))
      for (const text of [answer.text, mayUseLine(answer), first?.text, check.title, exported, listed])
        expect(text).not.toMatch(USABLE)
    })
  })

  it('it is never the best of a comparison', () => {
    holds([stopped, fc.array(carrierDetails, { maxLength: 3 }), calendarDates], (carrier, others, today) => {
      const [rules] = comparisonSections([carrier, ...others].map(column), today)
      expect(rules?.rows.find(({ key }) => key === 'verdict')?.cells[0]?.best).toBeNull()
    })
  })

  it('something has always changed since its rate confirmation was sent', () => {
    holds([stopped, arbitrary.verdictsWhenSent, calendarDates], (carrier, then, today) => {
      expect(changesSinceSent(then, mayUse(carrier, today), today)?.[0]).toMatchObject({ tone: 'worse' })
    })
  })

  it('what comes before the verdict is the worst that applies', () => {
    holds([carrierDetails, fc.boolean()], ({ connection }, requiresOnboarding) => {
      const rank = (kind: (typeof DISPATCH_STOPS)[number] | undefined) =>
        kind === undefined ? DISPATCH_STOPS.length : DISPATCH_STOPS.indexOf(kind)
      const without = dispatchStop(connection)?.kind
      const withOnboarding = dispatchStop(connection, requiresOnboarding)?.kind
      expect(rank(withOnboarding)).toBeLessThanOrEqual(rank(without))
      if (connection?.status === 'do_not_dispatch') expect(withOnboarding).toBe('do-not-dispatch')
    })
  })

  it('a carrier that nothing stops has the verdict as its answer', () => {
    holds([carrierDetails, calendarDates], (carrier, today) => {
      const { stop, verdict, isUsable } = mayUse(carrier, today)
      expect(isUsable).toBe(stop === null && (verdict === 'Pass' || verdict === 'Override'))
    })
  })
})
