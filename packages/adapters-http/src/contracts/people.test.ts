import {
  associatedCarriersContract,
  carrierDirectoryContract,
  carrierPeopleContract,
  classificationsContract,
  contactSearchContract,
  monitoredCarriersContract,
} from '@fairhaul/testkit/contracts'
import { furnishPeople } from '@fairhaul/testkit/office'
import { httpAssociatedCarriers } from '../calls/associated-carriers.ts'
import { httpCarrierDirectory } from '../calls/carrier-directory.ts'
import { httpCarrierPeople } from '../calls/carrier-people.ts'
import { httpClassifications } from '../calls/classifications.ts'
import { httpContactSearch } from '../calls/contact-search.ts'
import { httpMonitoredCarriers } from '../calls/monitored-carriers.ts'
import { httpSubscriptions } from '../calls/subscriptions.ts'
import { atTheOffice } from '../testing/at-the-office.ts'

atTheOffice(
  'people',
  ({ room, broker, office }) => {
    associatedCarriersContract(async () => ({
      associated: httpAssociatedCarriers(await broker()),
      carrierId: room().nextOfGroup(),
      stranger: room().stranger,
      absent: office().facts.absent,
    }))
    carrierDirectoryContract(async () => ({
      directory: httpCarrierDirectory(await broker()),
      carrierId: room().known,
      silent: room().silent,
      absent: office().facts.absent,
    }))
    carrierPeopleContract(async () => ({
      people: httpCarrierPeople(await broker()),
      carrierId: room().known,
      silent: room().silent,
      absent: office().facts.absent,
    }))
    contactSearchContract(async () => ({
      contacts: httpContactSearch(await broker()),
      known: room().contact,
      lookalike: room().lookalike,
    }))
    monitoredCarriersContract(async () => {
      const send = await broker()
      const { carrierId, dot } = room().numbered
      return {
        monitoredCarriers: httpMonitoredCarriers(send),
        subscriptions: httpSubscriptions(send),
        nextCarrier: office().nextCarrier,
        one: {
          carrierId,
          line: `DOT ${dot}`,
          query: { kind: 'identifier-exact', type: 'DOT', value: dot, region: null },
        },
        absentLine: 'DOT 99999999',
      }
    })
    classificationsContract(async () => ({
      classifications: httpClassifications(await broker()),
      companyId: office().facts.companyId,
      otherCompanyId: office().facts.otherCompanyId,
      carrierId: room().silent,
      absent: office().facts.absent,
    }))
  },
  furnishPeople,
)
