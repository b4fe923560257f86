import { describeAccessibility, schemesToLookAt } from './accessibility-suite.ts';

for (const colorScheme of schemesToLookAt('dark')) describeAccessibility({ colorScheme, width: 320 });
