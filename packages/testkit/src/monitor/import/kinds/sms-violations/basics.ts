/** How the files begin the name of each behaviour category. */
const BASICS: readonly (readonly [RegExp, string])[] = [
  [/^UNSAFE/, 'unsafe_driving'],
  [/^(?:HOURS|HOS|FATIGUED)/, 'hours_of_service'],
  [/^DRIVER FIT/, 'driver_fitness'],
  [/^(?:CONTROLLED|DRUG|SUBST)/, 'controlled_substances'],
  [/^VEHICLE/, 'vehicle_maintenance'],
  [/^CRASH/, 'crash_indicator'],
  [/^(?:HM|HAZ)/, 'hazmat_compliance'],
]

/** The behaviour category that a text names. Null: none that we know. */
export const basicNamed = (text: string): string | null => {
  const words = text.trim().toUpperCase()
  return BASICS.find(([begins]) => begins.test(words))?.[1] ?? null
}
