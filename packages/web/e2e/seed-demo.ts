import { seedWorld } from '@fairhaul/testkit/playwright'

/** Runs before all journeys: seeds the demo once, in one process and without a time limit. */
export default async function seedDemo(): Promise<void> {
  await seedWorld('demo')
}
