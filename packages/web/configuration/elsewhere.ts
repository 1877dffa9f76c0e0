/** Settings of this name that other programs read, and which: the portal's server lets them stand. */
export const SETTINGS_ELSEWHERE: Readonly<Record<string, string>> = {
  FAIRHAUL_CHAT_SECRET: 'the monitor',
  FAIRHAUL_DATA: 'npm start and the programs of the monitor',
  FAIRHAUL_MONITOR: 'npm run dev',
  FAIRHAUL_TEST_FILES: 'the tests of the monitor',
}
