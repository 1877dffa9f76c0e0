import type { Gate, Vetting } from '@fairhaul/core'
import { GateSettingsStore } from './gate-settings-store.ts'
import { VettingSettingsStore } from './vetting-settings-store.ts'

export interface PolicySettingsDeps {
  readonly vetting: Pick<Vetting, 'terms' | 'changeSettings'>
  readonly gate: Pick<Gate, 'settings' | 'changeSettings'>
}

/** What a company sets beside the versions of its policy. */
export class PolicySettings {
  readonly vetting: VettingSettingsStore
  readonly gate: GateSettingsStore

  constructor({ vetting, gate }: PolicySettingsDeps) {
    this.vetting = new VettingSettingsStore(vetting)
    this.gate = new GateSettingsStore(gate)
  }

  dispose(): void {
    this.vetting.dispose()
    this.gate.dispose()
  }
}
