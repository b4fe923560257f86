export const CONVERSIONS = Symbol('conversions');
export const EXPORT_SETTINGS = Symbol('export settings');
