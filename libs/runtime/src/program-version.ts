import ownPackage from '../package.json' with { type: 'json' };

/** The version of this program, as it stands on proof sheets. All projects of the workspace share it. */
export const programVersion: string = ownPackage.version;
