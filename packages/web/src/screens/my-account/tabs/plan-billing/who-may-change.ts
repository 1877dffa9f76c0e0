/** Who can do what the user may not: `act` says what, as "choose a plan". */
export const whoMayChange = (act: string): string => `Only an admin at your company can ${act}.`
