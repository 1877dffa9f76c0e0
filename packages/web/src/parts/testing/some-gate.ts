import type { LoadStage } from '@fairhaul/core'
import { fakeDecisionRecords, fakeGate, type FakeWorld } from '@fairhaul/testkit'
import { LoadGateStore } from '../gate/load-gate-store.ts'

/** What the gate says of the loads of a world. */
export const someGate = (world: FakeWorld, stage: LoadStage = 'tender'): LoadGateStore =>
  new LoadGateStore({ gate: fakeGate(world), decisions: fakeDecisionRecords(world), stage })
