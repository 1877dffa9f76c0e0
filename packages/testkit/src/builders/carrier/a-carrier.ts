import type { CarrierDetail, CarrierSuggestion, CarrierSummary, Place } from '@fairhaul/core'
import { anAssessment } from '../rules/an-assessment.ts'
import { anIdentifier } from './an-identifier.ts'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** The address of the usual carrier. */
export const aPlace = builder<Place>({
  street: '1200 Commerce St',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75202',
  country: 'US',
})

/** A carrier with every fact on record, whom all rules pass; neither monitored nor connected. */
export const aCarrier = builder<CarrierSummary>({
  id: id(7),
  legalName: 'EAGLE MESA FREIGHT LLC',
  dbaName: null,
  identifiers: [anIdentifier(), anIdentifier({ type: 'MC', value: '123456' })],
  physicalAddress: aPlace(),
  census: {
    status: 'A',
    operation: 'A',
    powerUnits: 12,
    drivers: 10,
    mileage: 900_000,
    mileageYear: 2025,
    updatedOn: '2025-03-01',
    addedOn: '2016-03-01',
    hazmat: false,
    asOf: '2026-11-01',
  },
  authority: { common: 'A', contract: 'N', broker: 'N', since: '2016-05-02', asOf: '2026-11-20' },
  insurance: {
    bipdUsd: 1_000_000,
    bipdUntil: '2027-03-04',
    cargoUsd: 100_000,
    cargoUntil: '2027-03-04',
    generalLiabilityUsd: null,
    generalLiabilityUntil: null,
    asOf: '2026-11-20',
  },
  safety: {
    rating: 'S',
    ratedOn: '2021-02-03',
    outOfService: false,
    inspections24Months: 14,
    vehicleOutOfServiceRate: 0.21,
    driverOutOfServiceRate: 0.05,
    lastInspectedOn: '2026-08-01',
    asOf: '2026-11-01',
  },
  rulesAssessment: anAssessment(),
  subscription: null,
  connection: null,
  identityAlertsCount: 0,
})

/** The same carrier's whole profile. */
export const aCarrierDetail = builder<CarrierDetail>({
  ...aCarrier(),
  mailingAddress: aPlace({ street: 'PO Box 88' }),
  phone: '+12145550110',
  email: 'dispatch@eaglemesa.example',
  contacts: [
    {
      name: 'Ruth Alder',
      title: 'Owner',
      phone: '+12145550111',
      email: 'ruth@eaglemesa.example',
      source: 'FMCSA census',
    },
  ],
  equipment: [
    { kind: 'van', count: 9 },
    { kind: 'reefer', count: 3 },
  ],
  operationClassifications: ['Authorized For Hire'],
  cargoCarried: ['General Freight', 'Refrigerated Food'],
  rates: { viewed: 4, delivered: 5, mails: 6 },
  isFullProfile: true,
})

/** The usual carrier as it is suggested while somebody types. */
export const aSuggestion = builder<CarrierSuggestion>({
  id: id(7),
  legalName: 'EAGLE MESA FREIGHT LLC',
  dbaName: null,
  identifiers: aCarrier().identifiers,
  physicalAddress: aPlace(),
})
