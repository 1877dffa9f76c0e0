import type {
  AuthorityHistory,
  AssociatedCarrier,
  CarrierCompanyAccount,
  CarrierDetail,
  CarrierId,
  CarrierSafety,
  CarrierUpdate,
  CarrierVehicle,
  ContactCarrier,
  ContactChange,
  Crash,
  DirectoryContact,
  DirectoryUser,
  EditRequest,
  EldCarrierVehicle,
  EldStatus,
  FederalInformation,
  FederalTies,
  Insight,
  Inspection,
  OutOfServiceOrders,
  PaymentLoadAnalysis,
  PowerUnitStats,
  RedactedUsers,
  TouchedArea,
  Vehicle,
  VehicleMovement,
  Violation,
} from '@fairhaul/core'
import {
  aCarrierCompanyAccount,
  aCarrierDetail,
  aDirectoryContact,
  aDirectoryUser,
  anAssociatedCarrier,
  anIdentifier,
  id,
  someFederalInformation,
  someRedactedUsers,
} from '../builders/index.ts'

/** The rows of the fakes about carriers. */
export interface CarrierWorld {
  carriers: CarrierDetail[]
  /** What the agency tells of a carrier that may be updated. Null: nothing is requested. */
  carrierUpdate: (CarrierUpdate & { readonly change: Partial<CarrierDetail> }) | null
}

/** The usual carrier alone. */
export const carrierWorld = (): CarrierWorld => ({ carriers: [aCarrierDetail()], carrierUpdate: null })

/** A touched area and whose trucks were there. */
export type CarrierTouch = TouchedArea & { readonly carrierId: CarrierId }

/** The rows of the fakes about carriers at work. */
export interface CarrierWorkWorld {
  inspections: Inspection[]
  crashes: Crash[]
  violations: Violation[]
  safetyRecords: CarrierSafety[]
  /** By the carrier. Missing: none on record. */
  authorityHistories: ReadonlyMap<CarrierId, AuthorityHistory>
  /** By the carrier. Missing: none, as of no file. */
  outOfServiceOrders: ReadonlyMap<CarrierId, OutOfServiceOrders>
  insights: Insight[]
  vehicles: Vehicle[]
  carrierVehicles: CarrierVehicle[]
  vehicleMovements: VehicleMovement[]
  eldVehicles: EldCarrierVehicle[]
  eldStatuses: EldStatus[]
  historicalTouches: CarrierTouch[]
  verifiedTouches: CarrierTouch[]
  powerUnitStats: PowerUnitStats[]
  paymentAnalyses: PaymentLoadAnalysis[]
}

/** Nothing is known yet of any carrier at work. */
export const carrierWorkWorld = (): CarrierWorkWorld => ({
  inspections: [],
  crashes: [],
  violations: [],
  safetyRecords: [],
  authorityHistories: new Map(),
  outOfServiceOrders: new Map(),
  insights: [],
  vehicles: [],
  carrierVehicles: [],
  vehicleMovements: [],
  eldVehicles: [],
  eldStatuses: [],
  historicalTouches: [],
  verifiedTouches: [],
  powerUnitStats: [],
  paymentAnalyses: [],
})

/** What a directory of one carrier holds, whole. */
export interface DirectoryInWorld {
  readonly carrierId: CarrierId
  readonly users: readonly DirectoryUser[]
  readonly dispatchUsers: readonly DirectoryUser[]
  readonly contacts: readonly DirectoryContact[]
  readonly federalInformation: FederalInformation | null
}

/** An e-mail or phone of a carrier's contact. */
export interface ContactInWorld {
  readonly carrierId: CarrierId
  readonly email: string | null
  readonly phone: string | null
  readonly relation: ContactCarrier['relation']
}

/** The rows of the fakes about who a carrier really is. */
export interface PeopleWorld {
  associations: { readonly carrierId: CarrierId; readonly associate: AssociatedCarrier }[]
  federalTies: { readonly carrierId: CarrierId; readonly ties: FederalTies }[]
  directories: DirectoryInWorld[]
  contactsOnRecord: ContactInWorld[]
  contactChanges: (ContactChange & { readonly carrierId: CarrierId })[]
  redactedUsers: { readonly carrierId: CarrierId; readonly users: RedactedUsers }[]
  carrierAccounts: CarrierCompanyAccount[]
  editRequests: EditRequest[]
}

/** Carrier 7 with one associate, a small directory, one user and an account of its own. */
export const peopleWorld = (): PeopleWorld => ({
  associations: [{ carrierId: id(7), associate: anAssociatedCarrier() }],
  federalTies: [],
  directories: [
    {
      carrierId: id(7),
      users: [aDirectoryUser()],
      dispatchUsers: [],
      contacts: [aDirectoryContact()],
      federalInformation: someFederalInformation(),
    },
  ],
  contactsOnRecord: [
    { carrierId: id(7), email: 'ruth@eaglemesa.example', phone: '+12145550111', relation: 'own' },
  ],
  contactChanges: [],
  redactedUsers: [{ carrierId: id(7), users: someRedactedUsers() }],
  carrierAccounts: [aCarrierCompanyAccount()],
  editRequests: [],
})

/** Forty carriers whose names begin alike, ids 1 to 40: enough that every test of a suite has its own. */
export const aFleet = (): CarrierDetail[] =>
  Array.from({ length: 40 }, (_, index) =>
    aCarrierDetail({
      id: id(index + 1),
      legalName: `EAGLE ${String.fromCharCode(65 + (index % 26))} FREIGHT`,
      identifiers: [anIdentifier({ value: String(3_200_000 + index * 37) })],
    }),
  )

/** The carriers of that fleet, one after the other. */
export const inOrder = (): (() => CarrierId) => {
  let last = 0
  return () => {
    last += 1
    return id<'carrier'>(last)
  }
}
