const MODIFICATIONS =
  "Sufficient Interior Modification,Hot Tub,Small Pool,Superior Interior Modification,Sauna,Medium Pool,Large Pool,Small Vault,Open Bar,Medium Vault,Medical Facility,Large Vault,Advanced Shooting Range,Airstrip,Extra Large Vault,Private Yacht".split(
    ",",
  );
const STAFF = ["Maid", "Guard", "Butler", "Doctor", "Pilot"];

/** The game's own, from id 1: name, cost in thousands, happiness, upkeep, how many modifications and staff. The last two are special. */
const TABLE = `Trailer|5|110|10|2|0
Apartment|25|125|25|2|0
Semi-Detached House|75|150|70|4|0
Detached House|300|200|150|7|0
Beach House|500|300|200|7|0
Chalet|750|350|300|7|0
Villa|1250|400|350|7|0
Penthouse|2000|450|450|8|2
Mansion|3000|500|500|8|3
Ranch|15000|600|1000|9|3
Palace|65000|1000|3000|12|3
Castle|200000|1500|10000|14|4
Private Island|500000|2000|100000|16|5
Eagle Island|500000|3500|250000|16|5
Silo X17|500000|3000|250000|15|5`;

export const properties = () =>
  TABLE.split("\n").map((line, index) => {
    const [name = "", ...figures] = line.split("|");
    const [thousands = 0, happy = 0, upkeep = 0, modifications, staff] = figures.map(Number);
    return {
      id: index + 1,
      name,
      cost: thousands * 1000,
      happy,
      upkeep,
      modifications: MODIFICATIONS.slice(0, modifications),
      staff: STAFF.slice(0, staff),
    };
  });
