/** Params that nearly every call accepts for sending: the fields of the params of all ports in one object. */
const ANY_PARAMS = {
  id: 1,
  vin: '1FUJHHDR0XLNM1234',
  carrierId: 1,
  companyId: 1,
  userId: 1,
  loadId: 1,
  stopId: 1,
  requestId: 1,
  policyId: 1,
  alertId: 1,
  areaId: 1,
  issuerId: 1,
  connectionId: 1,
  contractId: 1,
  taxFormId: 1,
  onboardingPacketId: 1,
  carrierVehicleId: 1,
  classificationIds: [1],
  mentioned: [1],
  carrierIds: [1],
  identifiers: [],
  scopes: [],
  kinds: [],
  term: 'a',
  prefix: '7',
  placeId: 'state.US.TX',
  email: 'dana@northlake.example',
  code: '123456',
  tab: 'all',
  bucket: 'pass',
  kind: 'email',
  required: [],
  page: 1,
  pageSize: 50,
  limit: 5,
  narrowing: {},
  originAreaId: 1,
  destinationAreaId: 2,
  query: { kind: 'name-contains', value: 'A' },
  subject: { kind: 'carrier', carrierId: 1 },
  addressee: { kind: 'email', email: 'dispatch@mesa.example' },
  edits: { additions: [1], removals: [1] },
  file: new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' }),
} as const

/** Calls for which one of these fields has another meaning. */
const OTHER_PARAMS: Readonly<Record<string, object>> = {
  'rateConfirmationMailCalls.list': { tab: 'all' },
  'rateConfirmationMailCalls.countTabs': {},
  'insuranceCertificateCalls.confirm': {
    ...ANY_PARAMS,
    values: { insuredName: 'A', vins: [], policies: [] },
  },
}

/** Params for a call by its name (`loadCalls.list`), where only sending matters. */
export const paramsOf = (name: string): never => (OTHER_PARAMS[name] ?? ANY_PARAMS) as never
