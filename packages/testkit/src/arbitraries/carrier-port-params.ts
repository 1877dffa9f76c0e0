import { type CarrierQuery } from '@fairhaul/core'
import fc from 'fast-check'
import { confirmedCertificates, certificateWithdrawals } from './certificates.ts'
import { associatedCarriersParams, blocksByIds, blocksByType } from './carrier-associations.ts'
import { directoryPageParams, newEditRequests } from './carrier-people.ts'
import { historyParams } from './carrier-changes.ts'
import { carrierParams, carrierRecordsParams, insightSearchParams } from './carrier-records.ts'
import {
  identityAlertsParams,
  newAlertEvidence,
  newAlertMessages,
  newIdentityAlerts,
} from './identity-alerts.ts'
import {
  activePoliciesParams,
  cargoPolicyParams,
  certificateRequestsParams,
  insuranceActivitiesParams,
} from './insurance.ts'
import type { CarrierPortParams } from './port-param-types.ts'
import { idParams, ids, pageNumbers } from './values.ts'
import {
  carrierVehiclesParams,
  movementParams,
  vehicleParams,
  vehicleSearchParams,
  vinParams,
} from './vehicles.ts'

/** What carriers may be searched by, of every kind. */
export const carrierQueries: fc.Arbitrary<CarrierQuery> = fc.constantFrom<CarrierQuery>(
  { kind: 'identifier-prefix', type: null, value: '32' },
  { kind: 'identifier-prefix', type: 'MC', value: '' },
  { kind: 'identifier-exact', type: 'CVOR', value: '123456789', region: null },
  { kind: 'name-prefix', value: 'EAGLE' },
  { kind: 'name-contains', value: 'RIDGE' },
)
const carrierSearches = {
  query: carrierQueries,
  page: pageNumbers,
  pageSize: fc.integer({ min: 1, max: 50 }),
}

/** The params of the calls about carriers: finding them, their records, people, vehicles and alerts. */
export const carrierPortParams: CarrierPortParams = {
  Carriers: {
    search: fc.record(
      { ...carrierSearches, onlyMyCarriers: fc.boolean() },
      { requiredKeys: ['query', 'page', 'pageSize'] },
    ),
    globalSearch: fc.record(carrierSearches),
    suggest: fc.record({ query: carrierQueries, limit: fc.integer({ min: 1, max: 10 }) }),
    detail: idParams<'carrier'>(),
  },
  CarrierVerdicts: { count: fc.record({ query: carrierQueries, onlyMyCarriers: fc.boolean() }) },
  ContactSearch: {
    byEmail: fc.record({ email: fc.constantFrom('', ' ruth@eaglemesa.example ', 'ruth') }),
    byPhone: fc.record({ phone: fc.constantFrom('', '214-555-0199', '+12145550199', '-') }),
  },
  CarrierUpdates: { update: idParams<'carrier'>() },
  EditRequests: { create: newEditRequests },
  CarrierHistory: { list: historyParams },
  AuthorityHistories: { ofCarrier: carrierParams },
  CarrierInsights: {
    ofCarrier: carrierParams,
    search: insightSearchParams,
    countVerdicts: insightSearchParams.map(({ kinds, onlyMyCarriers = false }) => ({
      kinds,
      onlyMyCarriers,
    })),
  },
  CarrierPayments: { loadAnalysis: carrierParams },
  CarrierSafetyRecords: {
    inspections: carrierRecordsParams,
    crashes: carrierRecordsParams,
    violations: carrierRecordsParams,
    orders: carrierParams,
    safety: carrierParams,
  },
  CarrierTouches: {
    historical: carrierParams,
    recentlyVerified: carrierParams,
    powerUnits: carrierParams,
  },
  CarrierPeople: {
    redactedUsers: carrierParams,
    companies: fc.record({ carrierId: ids<'carrier'>(), page: pageNumbers }, { requiredKeys: ['carrierId'] }),
  },
  CarrierDirectory: {
    find: carrierParams,
    users: directoryPageParams,
    follow: directoryPageParams,
  },
  ContactChanges: { ofCarrier: carrierParams },
  AssociatedCarriers: {
    list: associatedCarriersParams,
    blockByType: blocksByType,
    blockByIds: blocksByIds,
  },
  FederalTieRecords: { ofCarrier: carrierParams },
  InsurancePolicies: {
    listActive: activePoliciesParams,
    history: carrierParams,
    requestCargoPolicy: cargoPolicyParams,
  },
  InsuranceCertificates: {
    list: certificateRequestsParams,
    confirm: confirmedCertificates,
    withdraw: certificateWithdrawals,
  },
  InsuranceCertificateRequests: {
    list: certificateRequestsParams,
    activities: insuranceActivitiesParams,
  },
  IdentityAlerts: {
    addEvidence: newAlertEvidence,
    create: newIdentityAlerts,
    find: idParams<'identity-alert'>(),
    list: identityAlertsParams,
    ofCarrier: fc.record({ carrierId: ids<'carrier'>(), page: pageNumbers }, { requiredKeys: ['carrierId'] }),
    unpublish: idParams<'identity-alert'>(),
  },
  IdentityAlertMessages: { create: newAlertMessages },
  CarrierVehicles: {
    ofCarrier: carrierVehiclesParams,
    onEld: carrierParams,
    search: vehicleSearchParams,
  },
  EldStatuses: { ofCarrier: carrierParams },
  Vehicles: { find: vehicleParams, findByVin: vinParams },
  VehicleMovements: { latest: movementParams },
}
