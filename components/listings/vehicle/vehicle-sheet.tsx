import type { VehicleClass } from '@/lib/booking/listings/vehicles/schema';
import { VehicleLines } from './vehicle-drawing';

/** Symbols of the vehicle classes in a list, referenced by its rows (`#vehicle-suv`). */
export function VehicleSheet({ classes }: { classes: readonly VehicleClass[] }) {
  return (
    <svg className="hidden" aria-hidden="true">
      {[...new Set(classes)].map((one) => (
        <symbol key={one} id={`vehicle-${one}`} viewBox="18 -35 124 124">
          <VehicleLines of={one} />
        </symbol>
      ))}
    </svg>
  );
}
