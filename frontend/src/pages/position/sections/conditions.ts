/** The conditions of work in the order in which they are shown. */
export const CONDITIONS = [
  'dutiesRange',
  'placeRange',
  'contractTerm',
  'trialPeriod',
  'workHours',
  'breaks',
  'holidays',
  'overtime',
  'fixedOvertime',
  'insurance',
  'smoking',
  'recruiter',
] as const;
