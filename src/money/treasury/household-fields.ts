/** Those somebody pays for, in the form of a new household; more are added to it afterwards. */
export const PEOPLE_FIELDS = ['person1', 'person2', 'person3', 'person4'] as const
