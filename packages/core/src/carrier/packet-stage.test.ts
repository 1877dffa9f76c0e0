import { describe, expect, it } from 'vitest'
import { PACKET_COMPLETE, PACKET_HELD, PACKET_STAGE_LABELS, packetStage } from './packet-stage.ts'

describe('a packet status', () => {
  it.each([
    ['held', 'on-hold', 'On hold'],
    ['complete', 'complete', 'Complete'],
    ['sent', 'in-progress', 'In progress'],
    ['', 'in-progress', 'In progress'],
    ['HELD', 'in-progress', 'In progress'],
  ] as const)('the packet status %j has the stage %s, shown as %s', (status, stage, label) => {
    expect(packetStage(status)).toBe(stage)
    expect(PACKET_STAGE_LABELS[stage]).toBe(label)
  })

  it('the packet statuses with a stage of their own are held and complete', () => {
    expect([PACKET_HELD, PACKET_COMPLETE]).toEqual(['held', 'complete'])
  })
})
