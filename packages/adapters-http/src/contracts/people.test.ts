import type { CalendarDate } from '@fairhaul/core'
import { aNewIdentityAlert } from '@fairhaul/testkit'
import { seedPeople } from '@fairhaul/testkit/contract-company'
import {
  associatedCarriersContract,
  carrierDirectoryContract,
  contactChangesContract,
  carrierPeopleContract,
  cautionsContract,
  classificationsContract,
  contactSearchContract,
  federalTieRecordsContract,
  monitoredCarriersContract,
  monitoringFeedContract,
} from '@fairhaul/testkit/contracts'
import { httpAssociatedCarriers } from '../calls/associated-carriers.ts'
import { httpCarrierDirectory } from '../calls/carrier-directory.ts'
import { httpCarrierPeople } from '../calls/carrier-people.ts'
import { httpCarriers } from '../calls/carriers.ts'
import { httpClassifications } from '../calls/classifications.ts'
import { httpContactChanges } from '../calls/contact-changes.ts'
import { httpContactSearch } from '../calls/contact-search.ts'
import { httpFederalTieRecords } from '../calls/federal-ties.ts'
import { httpIdentityAlerts } from '../calls/identity-alerts.ts'
import { httpMonitoredCarriers } from '../calls/monitored-carriers.ts'
import { httpMonitoringFeed } from '../calls/monitoring-feed.ts'
import { httpSubscriptions } from '../calls/subscriptions.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts(
  'people',
  ({ seeded, broker, testCompany }) => {
    associatedCarriersContract(async () => ({
      associated: httpAssociatedCarriers(await broker()),
      carrierId: seeded().nextOfGroup(),
      stranger: seeded().stranger,
      absent: testCompany().facts.absent,
    }))
    cautionsContract(async () => {
      const send = await broker()
      return {
        carriers: httpCarriers(send),
        alerts: httpIdentityAlerts(send),
        associated: httpAssociatedCarriers(send),
        carrierId: seeded().nextOfGroup(),
        today: testCompany().monitor.clock.now().toISOString().slice(0, 10) as CalendarDate,
      }
    })
    carrierDirectoryContract(async () => ({
      directory: httpCarrierDirectory(await broker()),
      carrierId: seeded().known,
      silent: seeded().silent,
      absent: testCompany().facts.absent,
    }))
    carrierPeopleContract(async () => ({
      people: httpCarrierPeople(await broker()),
      carrierId: seeded().known,
      silent: seeded().silent,
      absent: testCompany().facts.absent,
    }))
    contactChangesContract(async () => {
      const send = await broker()
      return {
        changes: httpContactChanges(send),
        carriers: httpCarriers(send),
        contacts: httpContactSearch(send),
        carrierId: seeded().changed,
        silent: seeded().silent,
        absent: testCompany().facts.absent,
      }
    })
    federalTieRecordsContract(async () => ({
      ties: httpFederalTieRecords(await broker()),
      ...seeded().tied,
      silent: seeded().silent,
      absent: testCompany().facts.absent,
    }))
    contactSearchContract(async () => ({
      contacts: httpContactSearch(await broker()),
      known: seeded().contact,
      lookalike: seeded().lookalike,
    }))
    monitoredCarriersContract(async () => {
      const send = await broker()
      const { carrierId, dot } = seeded().numbered
      return {
        monitoredCarriers: httpMonitoredCarriers(send),
        subscriptions: httpSubscriptions(send),
        nextCarrier: testCompany().nextCarrier,
        one: {
          carrierId,
          line: `DOT ${dot}`,
          query: { kind: 'identifier-exact', type: 'DOT', value: dot, region: null },
        },
        absentLine: 'DOT 99999999',
      }
    })
    monitoringFeedContract(async () => {
      const send = await broker()
      return {
        feed: httpMonitoringFeed(send),
        subscriptions: httpSubscriptions(send),
        nextCarrier: testCompany().nextCarrier,
        change: async carrierId => {
          const { ok } = await httpIdentityAlerts(send).create(aNewIdentityAlert({ carrierId }))
          if (!ok) throw new Error('The alert was refused.')
        },
      }
    })
    classificationsContract(async () => ({
      classifications: httpClassifications(await broker()),
      companyId: testCompany().facts.companyId,
      otherCompanyId: testCompany().facts.otherCompanyId,
      carrierId: seeded().silent,
      absent: testCompany().facts.absent,
    }))
  },
  seedPeople,
)
