import type { ScreenStore } from '../../../../di/screen.ts'
import { type FactAgesDeps, FactAgesStore } from './fact-ages-store.ts'

/** The company's record and the limits of its rules. */
export class CompanyStore implements ScreenStore {
  readonly factAges: FactAgesStore

  constructor(deps: FactAgesDeps) {
    this.factAges = new FactAgesStore(deps)
  }

  open(): void {
    this.factAges.open()
  }

  settled(): Promise<unknown> {
    return this.factAges.found.finished()
  }

  dispose(): void {
    this.factAges.dispose()
  }
}
