import {
  type CarrierId,
  type CarrierSafetyRecords,
  type Crash,
  filteredCrashes,
  filteredInspections,
  filteredViolations,
  hasSafetyFilters,
  type Inspection,
  type InspectionId,
  NO_SAFETY_FILTERS,
  type SafetyFilters,
  statesOf,
  type Violation,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { AllPages } from './all-pages.ts'

/** The tabs of the section. */
export type SafetyTab = 'inspections' | 'violations' | 'crashes'

/** Inspections, violations and crashes of a carrier, with the filters that they share. */
export class InspectionsStore implements ScreenStore {
  readonly inspections: AllPages<Inspection>
  readonly violations: AllPages<Violation>
  readonly crashes: AllPages<Crash>
  filters: SafetyFilters = NO_SAFETY_FILTERS
  tab: SafetyTab = 'inspections'
  /** The inspection whose violations are open. */
  opened: Inspection | null = null

  constructor(records: CarrierSafetyRecords, carrierId: CarrierId) {
    this.inspections = new AllPages((page, signal) => records.inspections({ carrierId, page }, signal))
    this.violations = new AllPages((page, signal) => records.violations({ carrierId, page }, signal))
    this.crashes = new AllPages((page, signal) => records.crashes({ carrierId, page }, signal))
    makeAutoObservable(
      this,
      {
        inspections: false,
        violations: false,
        crashes: false,
        filters: observableRef,
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

  get hasFilters(): boolean {
    return hasSafetyFilters(this.filters)
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
    return statesOf([...this.inspections.rows, ...this.crashes.rows])
  }

  show(tab: SafetyTab): void {
    this.tab = tab
  }

  narrow(change: Partial<SafetyFilters>): void {
    this.filters = { ...this.filters, ...change }
  }

  clear(): void {
    this.filters = NO_SAFETY_FILTERS
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
