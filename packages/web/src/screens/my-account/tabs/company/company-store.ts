import type { CurrentUser, Rules } from '@fairhaul/core'
import type { ScreenStore } from '../../../../di/screen.ts'
import { FactAgesStore } from './fact-ages-store.ts'

export interface CompanyDeps {
  readonly rules: Pick<Rules, 'factAges' | 'setFactAges'>
  readonly account: { readonly user: CurrentUser | null | undefined }
}

/** The company's record and the limits of its rules. */
export class CompanyStore implements ScreenStore {
  readonly factAges: FactAgesStore

  constructor(deps: CompanyDeps) {
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
