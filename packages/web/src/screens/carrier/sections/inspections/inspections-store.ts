import {
  type CarrierId,
  type CarrierSafetyRecords,
  type Crash,
  filteredCrashes,
  filteredInspections,
  filteredViolations,
  type Inspection,
  type InspectionId,
  NO_SAFETY_FILTERS,
  type SafetyFilters,
  safetyFilterCount,
  type SafetyList,
  statesOf,
  type Violation,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import type { ProfileAddressStore } from '../../profile-address-store.ts'
import { AllPages } from '../all-pages.ts'

const SECTION = 'inspections'

/** Inspections, violations and crashes of a carrier, with the filters that they share, which are in the address. */
export class InspectionsStore implements ScreenStore {
  readonly inspections: AllPages<Inspection>
  readonly violations: AllPages<Violation>
  readonly crashes: AllPages<Crash>
  /** The inspection whose violations are open. */
  opened: Inspection | null = null
  readonly #at: ProfileAddressStore

  constructor(records: CarrierSafetyRecords, carrierId: CarrierId, at: ProfileAddressStore) {
    this.#at = at
    this.inspections = new AllPages((page, signal) => records.inspections({ carrierId, page }, signal))
    this.violations = new AllPages((page, signal) => records.violations({ carrierId, page }, signal))
    this.crashes = new AllPages((page, signal) => records.crashes({ carrierId, page }, signal))
    makeAutoObservable(
      this,
      {
        inspections: false,
        violations: false,
        crashes: false,
        opened: observableRef,
      },
      { autoBind: true },
    )
  }

  open(): void {
    this.inspections.open()
    this.violations.open()
    this.crashes.open()
  }

  get filters(): SafetyFilters {
    return this.#at.address.safety
  }

  /** The list that is shown. */
  get tab(): SafetyList {
    return this.#at.address.safetyList
  }

  get filtersSet(): number {
    return safetyFilterCount(this.filters)
  }

  get shownInspections(): readonly Inspection[] {
    return filteredInspections(this.inspections.rows, this.violations.rows, this.filters)
  }

  get shownViolations(): readonly Violation[] {
    return filteredViolations(this.violations.rows, this.inspectionsById, this.filters)
  }

  get shownCrashes(): readonly Crash[] {
    return filteredCrashes(this.crashes.rows, this.filters)
  }

  get inspectionsById(): ReadonlyMap<InspectionId, Inspection> {
    return new Map(this.inspections.rows.map(inspection => [inspection.id, inspection]))
  }

  /** The violations of the inspection that is open. */
  get openedViolations(): readonly Violation[] {
    return this.violations.rows.filter(({ inspectionId }) => inspectionId === this.opened?.id)
  }

  /** The states that a filter can choose from. */
  get states(): readonly string[] {
    return statesOf([...this.inspections.rows, ...this.crashes.rows, this.filters])
  }

  show(safetyList: SafetyList): void {
    this.#at.narrow(SECTION, { safetyList })
  }

  narrow(change: Partial<SafetyFilters>): void {
    const safety = { ...this.filters, ...change }
    this.#at.narrow(SECTION, { safety }, { replace: change.unit !== undefined })
  }

  clear(): void {
    this.#at.narrow(SECTION, { safety: NO_SAFETY_FILTERS })
  }

  openInspection(inspection: Inspection): void {
    this.opened = inspection
  }

  closeInspection(): void {
    this.opened = null
  }

  dispose(): void {
    this.inspections.dispose()
    this.violations.dispose()
    this.crashes.dispose()
  }
}
