import { describeAccessibility, schemesToLookAt } from './accessibility-suite.ts';

for (const colorScheme of schemesToLookAt('light')) describeAccessibility({ colorScheme, width: 1280 });
